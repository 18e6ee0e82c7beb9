import { Erased, Person, PersonQuery } from '../../../shared/person.ts';
import { adminProcedure, router, sensitiveProcedure } from '../../trpc.ts';
import { erasePerson, findPerson } from './service.ts';

export const personRouter = router({
  find: adminProcedure
    .input(PersonQuery)
    .output(Person)
    .query(({ ctx, input }) => findPerson(ctx.em, input)),

  erase: sensitiveProcedure
    .input(PersonQuery)
    .output(Erased)
    .mutation(({ ctx, input }) => erasePerson(ctx.em, input, ctx.actor)),
});
