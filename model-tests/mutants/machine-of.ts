import { basename } from "node:path"

/** A machine's id of the name that its file has. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, first: string) => first.toUpperCase())

/**
 * The id of the machine that a file is a part of: its own file, or one of the folder that is called like it. Undefined
 * for rules, which belong to no machine.
 */
export const machineOf = (file: string): string | undefined => {
  if (!file.startsWith("src/machines/")) return undefined
  const own = /^(.+)\.machine\.ts$/u.exec(basename(file))?.[1]
  const folder = /^src\/machines\/([^/]+)\//u.exec(file)?.[1]
  const name = own ?? folder
  return name === undefined ? undefined : camelCase(name)
}
