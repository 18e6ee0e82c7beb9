import { footer, site } from '../../shared/content/site.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { CookieSettings } from './consent/CookieSettings.tsx';
import classes from './Footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer} data-tone="ink">
      <div className={classes.inner}>
        <Top />
        <div className={classes.legal}>
          <p>© {footer.rights}</p>
          {footer.legal.map((link) => (
            <SiteLink key={link.href} {...link} className={classes.link} />
          ))}
          <CookieSettings className={classes.link} />
        </div>
      </div>
    </footer>
  );
}

function Top() {
  return (
    <div className={classes.top}>
      <div className={classes.about}>
        <p className={classes.name}>{site.name}</p>
        <p>{footer.text}</p>
        <p className={classes.reach}>
          <SiteLink href={`mailto:${site.email}`} label={site.email} className={classes.link} />
          <SiteLink {...site.phone} className={classes.link} />
        </p>
      </div>
      {footer.columns.map(({ title, links }) => (
        <nav key={title} className={classes.column} aria-label={title}>
          <p className={classes.heading}>{title}</p>
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.href}>
                <SiteLink {...link} className={classes.link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
