/** Every sign that is printed as a dash, of which keyboards and programs have many: in numbers it is a hyphen. */
export const withHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2212]/gu, "-")
