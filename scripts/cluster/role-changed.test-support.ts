import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"
import { fillTemplate } from "./fill-template.ts"

/** Returns the script of `on_role_change` in patroni.yml, whose lines are folded into one and read by a shell. */
const script = (): string => {
  const file = readFileSync(join(root, "deploy/cluster/patroni.yml"), "utf8")
  const folded = /^ {4}on_role_change: >-\n((?: {6}.+\n)+)/mu
    .exec(file)?.[1]
    ?.trim()
    .replaceAll(/\n +/gu, " ")
  const body = /^sh -c "(.+)" role-changed$/u.exec(folded ?? "")?.[1]
  if (body === undefined) throw new Error("patroni.yml has no script for a changed role")
  return body.replaceAll('\\"', '"')
}

/** Returns the arguments of `sh` by which Patroni reports a new role of the PostgreSQL with this socket. */
export const roleChanged = (role: string, socketFolder: string, port: number): ReadonlyArray<string> => {
  const filled = fillTemplate(script(), { POSTGRES_RUN: socketFolder, POSTGRES_PORT: String(port) })
  return ["-c", filled, "role-changed", "on_role_change", role, "heizmarkt"]
}
