import { mkdirSync } from "node:fs"
import { giveToServices } from "./service-user.ts"

/** Creates a folder owned by the service user. */
export const makeServiceFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  giveToServices(path)
}
