import { createContext, use } from 'react';
import type { ApiClient } from '#runtime/api/client.ts';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { invariant } from '#schemas/result.ts';
import type { Editing } from '../model/document/editing.ts';
import type { UiStore } from '../session/ui/ui-store.ts';
import type { CanvasPorts } from './page/canvas-context.ts';

/** Ports for every part of the editor's chrome. They do not change while a screen is edited. */
export interface EditorPorts {
  readonly editing: Editing;
  readonly payload: EditPayload;
  readonly api: ApiClient;
  readonly canvas: CanvasPorts;
  readonly ui: UiStore;
  /** Element that holds the rendered page (`#izlog`). */
  readonly page: HTMLElement;
}

export const EditorContext = createContext<EditorPorts | null>(null);

export function useEditor(): EditorPorts {
  const ports = use(EditorContext);
  invariant(ports, 'A part of the editor was drawn outside of it.');
  return ports;
}
