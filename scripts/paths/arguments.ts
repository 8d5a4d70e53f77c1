import { parseArgs } from "node:util"

/** What the command line of `npm run paths` requests. */
export type Wish =
  /** All paths of the state machines, or of one machine. */
  | { readonly kind: "machines"; readonly machine: string | undefined }
  /** The names of the paths and tours of one state machine. */
  | { readonly kind: "list"; readonly machine: string }
  /** Paths performed on the pages in Chromium. */
  | {
      readonly kind: "browser"
      readonly machine: string | undefined
      readonly isAll: boolean
      readonly isShown: boolean
    }
  /** One path, step by step. */
  | {
      readonly kind: "path"
      readonly id: string
      readonly isShown: boolean
      /** Whether the tours that precede the path on its page are run as well. */
      readonly isAfterOthers: boolean
    }
  /** The log of an order or of an error report. */
  | { readonly kind: "log"; readonly file: string }

const options = {
  machine: { type: "string" },
  browser: { type: "boolean" },
  all: { type: "boolean" },
  show: { type: "boolean" },
  list: { type: "boolean" },
  path: { type: "string" },
  before: { type: "boolean" },
  from: { type: "string" }
} as const

const parsed = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true, tokens: true })
  } catch (problem) {
    // only the first sentence states the problem; the others explain parsing
    return problem instanceof Error
      ? (problem.message.split(/\.\s/u)[0]?.replace(/\.$/u, "") ?? "")
      : String(problem)
  }
}

/** Converts the command-line arguments to a request, or returns one line that describes what is invalid. */
export const wishOf = (args: ReadonlyArray<string>, machines: ReadonlyArray<string>): Wish | string => {
  const read = parsed(args)
  if (typeof read === "string") return `${read}.`
  const { values, positionals, tokens } = read
  const { machine, path, from } = values
  const named = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []))
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  if (twice !== undefined) return `--${twice} is there twice: one run has one.`
  const [stray] = positionals
  if (stray !== undefined)
    return `"${stray}" belongs to no option: --machine NAME, --browser, --all, --show, --list, --path ID, --before, --from LOG.`
  if (machine !== undefined && !machines.includes(machine))
    return `There is no machine "${machine}": choose from ${machines.join(", ")}.`
  const alone = Object.entries(values).filter(([name]) => name !== "show" && name !== "before")
  if ((path !== undefined || from !== undefined) && alone.length > 1)
    return `--${path === undefined ? "from LOG" : "path ID"} goes with nothing else${path === undefined ? "" : " but --show and --before"}.`
  if (values.before === true && (path === undefined || !/\/(?:tour|all)-/u.test(path)))
    return "--before is for --path with the name of a tour, as order/tour-4f4eb3f9: what its run walks on that page before it."
  if (from !== undefined)
    return values.show === true ? "--show is for --browser and --path." : { kind: "log", file: from }
  if (path !== undefined)
    return machines.some((name) => path.startsWith(`${name}/`))
      ? {
          kind: "path",
          id: path,
          isShown: values.show === true,
          isAfterOthers: values.before === true
        }
      : `"${path}" is no path: its name begins with a machine's, as order/tour-4f4eb3f9; --machine NAME --list names them.`
  if (values.list === true)
    return machine === undefined || values.browser === true || values.all === true || values.show === true
      ? "--list needs --machine NAME and nothing else."
      : { kind: "list", machine }
  if (values.browser === true)
    return { kind: "browser", machine, isAll: values.all === true, isShown: values.show === true }
  if (values.all === true) return "--all is for --browser: on the machines all paths are walked anyway."
  if (values.show === true) return "--show is for --browser and --path."
  return { kind: "machines", machine }
}
