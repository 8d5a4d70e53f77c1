import { basename } from "node:path"

/** Converts the name of a machine's file into the machine's id. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, first: string) => first.toUpperCase())

/**
 * Returns the id of the machine to which a file belongs: its own file, or a file in the folder with the machine's name.
 * Returns `undefined` for rules, which belong to no machine.
 */
export const machineOf = (file: string): string | undefined => {
  if (!file.startsWith("src/machines/")) return undefined
  const own = /^(.+)\.machine\.ts$/u.exec(basename(file))?.[1]
  const folder = /^src\/machines\/([^/]+)\//u.exec(file)?.[1]
  const name = own ?? folder
  return name === undefined ? undefined : camelCase(name)
}
