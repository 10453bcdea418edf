import { createHash } from 'node:crypto';

/** Written by hand, for pages that hold one column of text and one form. */
export const styleSheet = `:root {
  --ground: #f4f2ec;
  --card: #fffefb;
  --ink: #1f2b2d;
  --soft: #55635f;
  --line: #dedacf;
  --accent: #1d5c58;
  --accent-strong: #12413e;
  --on-accent: #ffffff;
  --tint: #e8f0ec;
  --warning: #7a4a05;
  --fault: #96271d;
  --fault-tint: #fbeae6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #121817;
    --card: #1b2322;
    --ink: #e9ece8;
    --soft: #a9b6b1;
    --line: #35413e;
    --accent: #8cd0c3;
    --accent-strong: #b4e4d9;
    --on-accent: #0d2421;
    --tint: #22302d;
    --warning: #f0c27b;
    --fault: #ffb4a6;
    --fault-tint: #3a211d;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100vh;
  padding: 1rem;
  display: flex;
  flex-direction: column;
  align-items: center;
  background: var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
main {
  width: 100%;
  max-width: 38rem;
  padding: 1.5rem 1.25rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 1rem;
}
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 1.75rem 0 0.375rem; font-size: 1.0625rem; line-height: 1.4; }
p { margin: 0 0 0.75rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { position: relative; margin: 0 0 0.375rem; padding-left: 1.5rem; }
li::before {
  content: "";
  position: absolute;
  left: 0.375rem;
  top: 0.62em;
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: 50%;
  background: var(--accent);
}
.partner {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin: 0 0 1.5rem;
  padding: 0 0 1.25rem;
  border-bottom: 1px solid var(--line);
}
.partner-name { min-width: 0; font-weight: 600; }
.logo {
  flex: none;
  max-width: 8rem;
  max-height: 3.5rem;
  padding: 0.25rem;
  background: #ffffff;
  border-radius: 0.5rem;
  object-fit: contain;
}
.initial {
  flex: none;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 0.75rem;
  background: var(--tint);
  color: var(--accent);
  font-size: 1.375rem;
  font-weight: 600;
}
.actions { display: flex; flex-direction: column; gap: 0.75rem; margin: 1.75rem 0 0; }
button, .button {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.6875rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 0.625rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); }
button.secondary { border-color: var(--line); background: transparent; color: var(--accent); }
button.secondary:hover { background: var(--tint); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
fieldset { margin: 1.5rem 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin: 0 0 0.625rem; font-weight: 600; }
.place {
  position: relative;
  display: flex;
  gap: 0.875rem;
  align-items: flex-start;
  margin: 0 0 0.5rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
}
.place:has(:checked) { border-color: var(--accent); background: var(--tint); }
.place input { flex: none; width: 1.375rem; height: 1.375rem; margin: 0.125rem 0 0; accent-color: var(--accent); }
.place label { flex: 1; min-width: 0; cursor: pointer; }
.place label::after { content: ""; position: absolute; inset: 0; }
.place-name, .city, .warning { display: block; }
.place-name { font-weight: 600; }
.city { color: var(--soft); }
.warning { color: var(--warning); font-size: 0.9375rem; }
.fault { padding: 0.75rem 1rem; border-left: 4px solid var(--fault); background: var(--fault-tint); color: var(--fault); font-weight: 600; }
.note { margin: 1.25rem 0 0; color: var(--soft); font-size: 0.9375rem; line-height: 1.5; }
footer { width: 100%; max-width: 38rem; padding: 1rem 1.25rem 0; color: var(--soft); font-size: 0.875rem; line-height: 1.5; text-align: center; }
footer p { margin: 0; text-wrap: balance; }
@media (min-width: 40rem) {
  body { padding: 4rem 1.5rem 2rem; }
  main { padding: 2.75rem 3rem; box-shadow: 0 1px 2px rgb(0 0 0 / 4%), 0 12px 32px rgb(0 0 0 / 5%); }
  h1 { font-size: 1.875rem; }
}
@media (forced-colors: active) {
  li::before { background: CanvasText; }
  button, .button { border-color: ButtonText; }
}
`;

const version = createHash('sha256').update(styleSheet).digest('hex').slice(0, 12);

/** Names its content, so that browsers may keep it. */
export const styleSheetPath = `/connect/style.css?v=${version}`;

/** A speech bubble, for the tab. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1d5c58" d="M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H15l-7 6v-6H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"/><path fill="#fff" d="m16 8 1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z"/></svg>`;
