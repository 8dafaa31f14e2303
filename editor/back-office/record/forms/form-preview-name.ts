/** Last part of the address that renders a form which is not saved. */
export const formPreviewName = 'form-preview';
