export { foreignName, foreignText, type Html, html } from './html.ts';
