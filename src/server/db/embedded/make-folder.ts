import * as fs from "node:fs"
import { dirname } from "node:path"

/**
 * Creates a folder and its parents, one by one. Node's own `recursive` never returns on file systems that cannot have
 * new folders, such as /proc; this function fails instead, and the start explains the error.
 */
export const makeFolder = (folder: string, mode = 0o777): void => {
  if (fs.existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    fs.mkdirSync(folder, mode)
  } catch (error) {
    // another server may have created the folder in the meantime
    if (!fs.existsSync(folder)) throw error
  }
}
