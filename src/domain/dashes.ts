/** Replaces every kind of dash with a hyphen: keyboards and programs insert different dash characters in numbers. */
export const withHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2212]/gu, "-")
