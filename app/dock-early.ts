import { dockEarly } from '#editor/shell/dock-early.ts';

const { documentElement } = document;
dockEarly(documentElement, documentElement.clientWidth || innerWidth, () => localStorage);
