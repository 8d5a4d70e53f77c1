import { globSync } from "node:fs"
import { basename } from "node:path"
import { camelCase } from "./machine-of.ts"

/** The mutated files, and the tests that must detect the mutants. */
export interface Target {
  /** Globs of the files that mutants are made of. */
  readonly mutate: ReadonlyArray<string>
  /** Globs of the tests that judge the mutants. */
  readonly judges: ReadonlyArray<string>
}

const names = "model-tests/every-machine/machine-names.table.test.ts"
const validatedSteps = "model-tests/validated-steps/validated-steps.table.test.ts"

const tableOf = (file: string): string => `model-tests/${basename(file, ".machine.ts")}/*.table.test.ts`

/**
 * Each machine with the folder of the same name. The mutants are judged by the tables of all machines among these
 * files, and by the tests in the folder. The tables were written from the shop's rules: paths that are generated from a
 * machine would be their own oracle, and accept the mutated machine.
 */
const machines: Readonly<Record<string, Target>> = Object.fromEntries(
  globSync("src/machines/*.machine.ts")
    .toSorted()
    .map((file) => {
      const name = basename(file, ".machine.ts")
      const own = `src/machines/${name}`
      const mutate = [file, ...globSync(`${own}/*.ts`, { exclude: ["**/*.test.ts"] })]
      const tables = mutate.filter((each) => each.endsWith(".machine.ts")).map(tableOf)
      return [camelCase(name), { mutate, judges: [...tables, ...globSync(`${own}/*.test.ts`), names] }]
    })
)

/** Tests in other places that also cover the rules of a folder. */
const judgesElsewhere: Readonly<Record<string, ReadonlyArray<string>>> = {
  wizard: ["src/domain/order/**/*.test.ts", validatedSteps],
  order: ["model-tests/order-life/order-life.table.test.ts"],
  record: ["model-tests/record-edit/*.table.test.ts"],
  price: ["src/domain/product/*.test.ts"]
}

/** Each folder of rules, judged by the tests in it; files that are in no such folder form a separate target. */
const rules: Readonly<Record<string, Target>> = Object.fromEntries<Target>([
  ["domain", { mutate: ["src/domain/*.ts"], judges: ["src/domain/*.test.ts"] }] as const,
  ...globSync("src/domain/*/")
    .toSorted()
    .map((folder) => {
      const name = basename(folder)
      const judges = [`src/domain/${name}/**/*.test.ts`, ...(judgesElsewhere[name] ?? [])]
      return [`${camelCase(name)}Rules`, { mutate: [`src/domain/${name}/**/*.ts`], judges }] as const
    })
])

/** Code that computes chart versions and state texts for logs. */
const machineLogs: Target = {
  mutate: ["src/machines/{chart-version,state-text}.ts"],
  judges: ["src/machines/state-text.test.ts", "model-tests/every-machine/machine-versions.table.test.ts"]
}

export const targets: Readonly<Record<string, Target>> = { ...rules, machineLogs, ...machines }
