import { dockEarly } from '#editor/chrome/shell/dock-early.ts';

const { documentElement } = document;
dockEarly(documentElement, documentElement.clientWidth || innerWidth, () => localStorage);
