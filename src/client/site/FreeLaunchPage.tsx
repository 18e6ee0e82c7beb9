import {
  form,
  head as launchHead,
  hero,
  testimonial,
  testimonialSection,
  whatYouGet,
} from '../../shared/content/freeLaunch.ts';
import { links } from '../../shared/content/links.ts';
import { FreeLaunchForm } from '../leads/nearForms.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Section } from '../ui/Section.tsx';
import { Testimonial } from '../ui/Testimonial.tsx';
import classes from './FreeLaunchPage.module.css';
import { breadcrumbs } from './jsonLd.ts';

export const head = () => ({ ...launchHead, jsonLd: [breadcrumbs(links.freeLaunch)] });

export function Page() {
  return (
    <>
      <Hero {...hero} text={hero.text ?? ''}>
        <Panel>
          <h2 className={classes.formTitle}>{form.title}</h2>
          <FreeLaunchForm />
        </Panel>
      </Hero>
      <Section {...whatYouGet} tone="white" layout="side">
        <div className={classes.list}>
          <CheckList items={whatYouGet.items} />
        </div>
      </Section>
      <Section {...testimonialSection}>
        <Testimonial {...testimonial} />
      </Section>
    </>
  );
}
