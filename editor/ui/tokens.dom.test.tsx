import { expect, test } from 'vitest';
import './tokens.css';

test('styles of components override the base styles of lists, headings and paragraphs, also from an earlier sheet', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.part { padding: 9px; font-size: 15px; list-style: square; margin: 3px }';
  document.head.prepend(sheet);
  document.body.innerHTML = `<main class="izlog-editor"><p class="part"></p><h2 class="part"></h2>
    <ul class="part"></ul><ul id="plain"></ul></main>`;
  const styleOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector) ?? document.body);
  expect(styleOf('p').padding).toBe('9px');
  expect(styleOf('p').margin).toBe('3px');
  expect(styleOf('h2').fontSize).toBe('15px');
  expect(styleOf('ul.part').listStyleType).toBe('square');
  expect(styleOf('#plain').listStyleType).toBe('none');
  expect(styleOf('#plain').padding).toBe('0px');
  sheet.remove();
});
