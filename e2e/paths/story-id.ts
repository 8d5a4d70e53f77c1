/** The name under which a story told by hand can be walked alone: `session/beginning`. */
export const storyId = (machine: string, name: string): string =>
  `${machine}/${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "")}`
