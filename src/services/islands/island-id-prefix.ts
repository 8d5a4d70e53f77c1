/** Prefix of the ids inside an island: the same on the server and in the browser. */
export const islandIdPrefix = (name: string) => `${name.replaceAll(/[^A-Za-z]/gu, "-")}-`
