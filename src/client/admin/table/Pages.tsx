import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';

type Props = { page: number; total: number; perPage: number; onChange: (page: number) => void };

/** The links to the pages of a list; nothing if there is only one. */
export const Pages = ({ page, total, perPage, onChange }: Props) =>
  (total > perPage || page > 1) && (
    <Pagination
      component="nav"
      aria-label="Pages"
      mt="md"
      total={Math.ceil(total / perPage)}
      value={page}
      onChange={onChange}
      getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
      getControlProps={(control) => ({ 'aria-label': `The ${control} page` })}
    />
  );
