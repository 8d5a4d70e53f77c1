import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"
import { fillTemplate, type Values } from "./fill-template.ts"
import { giveToServices } from "./service-user.ts"
import { restartSeconds } from "./unit-file.ts"

/**
 * Fills in a configuration template from `deploy/cluster` and writes it to a folder, readable only by the services;
 * returns the file's path.
 */
export const writeConfiguration = (name: string, values: Values, folder: string): string => {
  const file = join(folder, name)
  const template = readFileSync(join(root, "deploy/cluster", name), "utf8")
  writeFileSync(file, fillTemplate(template, values), { mode: 0o600 })
  giveToServices(file)
  return file
}

/** Returns the variables of an EnvironmentFile, parsed as systemd does. */
export const environmentOf = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^[A-Z]/u.test(line))
      .map((line) => {
        const equals = line.indexOf("=")
        return [line.slice(0, equals), line.slice(equals + 1)]
      })
  )

/** Returns the seconds after which the unit of this name in `deploy/systemd` restarts its service. */
export const restartOf = (unit: string): number | undefined =>
  restartSeconds(readFileSync(join(root, "deploy/systemd", unit), "utf8"))
