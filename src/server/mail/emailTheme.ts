export const colors = {
  ink: '#10131a',
  dimmed: '#5c5650',
  paper: '#faf7f2',
  card: '#ffffff',
  line: '#e5e1da',
  bar: '#10131a',
  // 4.5:1 with white text.
  signal: '#d2381e',
  // 4.5:1 as small text on white.
  signalText: '#b92d15',
};

export const fonts = {
  display: "'Bricolage Grotesque','Helvetica Neue',Helvetica,Arial,sans-serif",
  text: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
};

/** Email clients without dark mode keep the light colors. */
export const darkMode = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#10131a !important}
.card{background:#1c1f26 !important;border-color:#333230 !important}
.line{border-color:#4d4a47 !important}
.ink{color:#faf7f2 !important}
.dimmed{color:#cfcac1 !important}
.link{color:#f6b3a4 !important}
.bar{background:#cfcac1 !important}
.signal{background:#e8442a !important}
}`;
