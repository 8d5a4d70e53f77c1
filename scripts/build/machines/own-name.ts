/** Formats the name of a state, an event or a machine as readable words: "auth.loggedIn" is "auth: logged in". */
export const ownName = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/gu, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
    .replaceAll(".", ": ")
