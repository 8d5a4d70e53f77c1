import { always, load, type Shot } from "./load.ts"

const isShot = (value: unknown): value is Shot =>
  typeof value === "object" && value !== null && "path" in value

// where to, the server's process, how many at once, for how long, and what is asked again and again
const [, , origin = "", pid = "", connections = "", seconds = "", shot = ""] = process.argv
const asked: unknown = JSON.parse(shot)
if (!isShot(asked)) throw new Error("No request to send")
const server = { origin, pid: Number(pid), next: always(asked) }
console.log(
  JSON.stringify(await load(server, { connections: Number(connections), seconds: Number(seconds) }))
)
