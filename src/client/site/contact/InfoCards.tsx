import { infoCards, infoLabel } from '../../../shared/content/contact.ts';
import type { Link } from '../../../shared/content/shapes.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { WaveEdge } from '../../ui/Wave.tsx';
import { IconClock } from '../../ui/icons/IconClock.ts';
import { IconMail } from '../../ui/icons/IconMail.ts';
import { IconPhone } from '../../ui/icons/IconPhone.ts';
import { IconUsers } from '../../ui/icons/IconUsers.ts';
import classes from './InfoCards.module.css';

const icons = { mail: IconMail, phone: IconPhone, clock: IconClock, users: IconUsers };

export function InfoCards() {
  return (
    <section className={classes.cards} aria-label={infoLabel}>
      {infoCards.map(({ icon, title, text, link }) => {
        const Icon = icons[icon];
        return (
          <article key={title} className={classes.card}>
            <WaveEdge className={classes.edge} />
            <Icon className={classes.icon} size={28} stroke={1.75} aria-hidden />
            <h2 className={classes.title}>{title}</h2>
            <p className={classes.text}>{text}</p>
            {link && <Reach {...link} />}
          </article>
        );
      })}
    </section>
  );
}

/** A long address may break after its @ and nowhere else. */
function Reach({ label, href }: Link) {
  const [name, host] = label.split('@');
  return (
    <SiteLink className={classes.link} href={href}>
      <span>
        {name}
        {host && (
          <>
            @<wbr />
            {host}
          </>
        )}
      </span>
    </SiteLink>
  );
}
