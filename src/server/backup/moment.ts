const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/u

/** A moment as an operator writes it, with its zone (2026-11-29T13:45:10Z); undefined when it is none. */
export const momentOf = (text: string): string | undefined =>
  written.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
