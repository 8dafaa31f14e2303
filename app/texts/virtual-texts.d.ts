declare module 'virtual:texts/*' {
  export const messages: Readonly<Record<string, string>>;
}
