/** Last part of the address at which an unsaved form is rendered. */
export const formPreviewName = 'form-preview';
