import { useId, useState } from 'react';
import { links } from '../../../shared/content/links.ts';
import { offers } from '../../../shared/content/offers.ts';
import { pitchOffers } from '../../../shared/content/pitch.ts';
import { HubspotForm } from '../../leads/nearForms.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Button } from '@mantine/core';
import { CheckList } from '../../ui/CheckList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSiteConfig } from '../config.ts';
import classes from './PitchOffer.module.css';

const { kitIncluded, openForm } = pitchOffers;

type Item = (typeof pitchOffers.items)[number];

export function PitchOffer({ item }: { item: Item }) {
  const { key, name, price, terms, kit } = item;
  const { summary, points } = offers[key];
  return (
    <article className={classes.offer}>
      <div className={classes.price}>
        <h3>{name}</h3>
        <p className={classes.amount}>{price}</p>
        <p className={classes.terms}>{terms}</p>
        {kit && <p className={classes.kit}>{kitIncluded}</p>}
      </div>
      <div className={classes.content}>
        <p className={classes.summary}>{summary}</p>
        <CheckList items={points} />
        <Claim item={item} />
      </div>
    </article>
  );
}

/** The offer's form: the CRM's stands there, our own opens where it is asked for. */
function Claim({ item: { key, name } }: { item: Item }) {
  const { hubspot } = useSiteConfig();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const formId = useId();
  const form = (
    <Panel>
      <HubspotForm leadType="proposal" offerType={key} />
    </Panel>
  );
  if (hubspot) return form;
  const toggle = () => {
    setOpen(!isOpen);
    // Closed again, it stays in the page with what was typed.
    setWasOpen(true);
  };
  return (
    <>
      <div className={classes.opener}>
        <Button
          variant="outline"
          aria-label={`${openForm}: ${name}`}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={toggle}
        >
          {openForm}
        </Button>
      </div>
      <noscript>
        <ButtonLink variant="outline" href={links.contact.href} aria-label={`${openForm}: ${name}`}>
          {openForm}
        </ButtonLink>
      </noscript>
      <div id={formId} hidden={!isOpen}>
        {wasOpen && form}
      </div>
    </>
  );
}
