import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { listeningConnections } from "./client.ts"

const server = join(import.meta.dirname, "..")

it("has one connection for each subject that waits for notices, so that none of them takes one from the calls", () => {
  const waiting = globSync("**/*.ts", { cwd: server })
    .filter((file) => !file.includes("test"))
    .filter((file) => readFileSync(join(server, file), "utf8").includes("client.listen("))
  expect(waiting).toHaveLength(listeningConnections)
})
