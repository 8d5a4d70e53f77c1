import { describe, expect, it } from "vitest"
import { wishOf } from "./arguments.ts"

const machines = ["order", "session"]
const read = (line: string) => wishOf(line.split(" ").filter(Boolean), machines)

describe("the arguments of npm run paths", () => {
  it.each([
    ["", { kind: "machines", machine: undefined }],
    ["--machine order", { kind: "machines", machine: "order" }],
    ["--machine order --list", { kind: "list", machine: "order" }],
    ["--browser", { kind: "browser", machine: undefined, isAll: false, isShown: false }],
    ["--browser --all", { kind: "browser", machine: undefined, isAll: true, isShown: false }],
    ["--browser --show --machine=order", { kind: "browser", machine: "order", isAll: false, isShown: true }],
    ["--path order/tour-1", { kind: "path", id: "order/tour-1", isShown: false, isAfterOthers: false }],
    ["--path order/1 --show", { kind: "path", id: "order/1", isShown: true, isAfterOthers: false }],
    ["--path order/all-1 --before", { kind: "path", id: "order/all-1", isShown: false, isAfterOthers: true }],
    ["--from log.json", { kind: "log", file: "log.json" }]
  ])("%s", (line, wish) => expect(read(line)).toEqual(wish))

  it.each([
    ["--machine", "Option '--machine <value>' argument missing."],
    ["--machine basket", 'There is no machine "basket": choose from order, session.'],
    ["--path --show", "Option '--path' argument is ambiguous."],
    ["--brwoser", "Unknown option '--brwoser'."],
    [
      "order",
      '"order" belongs to no option: --machine NAME, --browser, --all, --show, --list, --path ID, --before, --from LOG.'
    ],
    [
      "--path basket/1",
      '"basket/1" is no path: its name begins with a machine\'s, as order/tour-4f4eb3f9; --machine NAME --list names them.'
    ],
    ["--path order/1 --browser", "--path ID goes with nothing else but --show and --before."],
    ["--from a --machine order", "--from LOG goes with nothing else."],
    ["--from a --show", "--show is for --browser and --path."],
    ...["--before", "--machine order --before", "--path order/1 --before"].map((line) => [
      line,
      "--before is for --path with the name of a tour, as order/tour-4f4eb3f9: what its run walks on that page before it."
    ]),
    ["--path order/1 --path order/2", "--path is there twice: one run has one."],
    ["--list", "--list needs --machine NAME and nothing else."],
    ["--list --machine order --browser", "--list needs --machine NAME and nothing else."],
    ["--all", "--all is for --browser: on the machines all paths are walked anyway."],
    ["--show", "--show is for --browser and --path."]
  ])("%s is refused in one line", (line, problem) => {
    const said = read(line)
    expect(said).toBe(problem)
    expect(said).not.toContain("\n")
  })
})
