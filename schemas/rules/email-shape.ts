const shape = /^[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\.]{2,}$/;

/** Whether a text is one plain email address. */
export const isEmail = (text: string): boolean => text.length <= 254 && shape.test(text);
