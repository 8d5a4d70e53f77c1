/** Returns the prefix of the ids inside an island, which is the same on the server and in the browser. */
export const islandIdPrefix = (name: string) => `${name.replaceAll(/[^A-Za-z]/gu, "-")}-`
