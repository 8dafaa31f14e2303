import type { Plugin } from 'vite';

export function texts(): Plugin;
