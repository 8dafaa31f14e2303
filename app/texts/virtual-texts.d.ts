declare module 'virtual:texts/*' {
  export const phrases: Readonly<Record<string, string>>;
}
