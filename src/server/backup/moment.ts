const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/u

/** Parses an operator's timestamp with time zone (2026-11-29T13:45:10Z); returns undefined if it is invalid. */
export const momentOf = (text: string): string | undefined =>
  written.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
