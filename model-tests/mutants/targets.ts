import { globSync } from "node:fs"
import { basename } from "node:path"
import { camelCase } from "./machine-of.ts"

/** What is changed, and the tests that have to notice it. */
export interface Target {
  /** Globs of the files that mutants are made of. */
  readonly mutate: ReadonlyArray<string>
  /** Globs of the tests that judge them. */
  readonly judges: ReadonlyArray<string>
}

const names = "model-tests/every-machine/machine-names.table.test.ts"
const validatedSteps = "model-tests/validated-steps/validated-steps.table.test.ts"

const tableOf = (file: string): string => `model-tests/${basename(file, ".machine.ts")}/*.table.test.ts`

/**
 * Each machine with the folder of its name, judged by its tables and those of machines that stand in that folder, which
 * were written from the rules of the house: paths that were generated from a machine are their own oracle, and would take
 * the changed machine for right.
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

/** Rules are judged by the tests beside them. */
const rules: Readonly<Record<string, Target>> = {
  options: { mutate: ["src/domain/options/*.ts"], judges: ["src/domain/options/*.test.ts"] },
  calculatorRules: {
    mutate: ["src/domain/{calculator,offer,product}/*.ts"],
    judges: ["src/domain/{calculator,offer,product}/*.test.ts"]
  },
  addresses: {
    mutate: ["src/domain/{address,place}/*.ts", "src/domain/iban.ts"],
    judges: ["src/domain/{address,place}/*.test.ts", "src/domain/iban.test.ts"]
  },
  sites: {
    mutate: ["src/domain/{locale,mail,site}/*.ts", "!src/domain/site/sample-site.ts"],
    judges: ["src/domain/{locale,mail,site}/*.test.ts"]
  },
  alarmRules: {
    mutate: ["src/domain/{alarm,editing}/*.ts"],
    judges: ["src/domain/{alarm,editing}/*.test.ts"]
  },
  orderPages: { mutate: ["src/domain/order/*.ts"], judges: ["src/domain/order/*.test.ts"] },
  rights: {
    mutate: ["src/domain/{rights,support}/*.ts"],
    judges: ["src/domain/{rights,support}/*.test.ts"]
  },
  prices: { mutate: ["src/domain/price/*.ts"], judges: ["src/domain/{price,product}/*.test.ts"] },
  bulkRules: { mutate: ["src/domain/bulk/*.ts"], judges: ["src/domain/bulk/*.test.ts"] },
  cancellationRules: {
    mutate: ["src/domain/cancellation/*.ts"],
    judges: ["src/domain/cancellation/*.test.ts"]
  },
  sessionRules: {
    mutate: ["src/domain/{account,registration}/*.ts"],
    judges: ["src/domain/{account,registration}/*.test.ts"]
  },
  orderRules: {
    mutate: ["src/domain/wizard/*.ts"],
    judges: ["src/domain/order/*.test.ts", "src/domain/wizard/*.test.ts", validatedSteps]
  },
  paymentRules: { mutate: ["src/domain/payment/*.ts"], judges: ["src/domain/payment/*.test.ts"] },
  orderLifeRules: {
    mutate: ["src/domain/order/life/*.ts"],
    judges: ["src/domain/order/life/*.test.ts", "model-tests/order-life/order-life.table.test.ts"]
  },
  legalRules: { mutate: ["src/domain/legal/*.ts"], judges: ["src/domain/legal/*.test.ts"] },
  statistics: {
    mutate: ["src/domain/statistics/*.ts"],
    judges: ["src/domain/statistics/*.test.ts"]
  },
  csv: {
    mutate: ["src/domain/csv/*.ts", "src/domain/is-record.ts"],
    judges: ["src/domain/csv/*.test.ts", "src/domain/is-record.test.ts"]
  },
  recordRules: {
    mutate: ["src/domain/record/*.ts"],
    judges: ["src/domain/record/*.test.ts", "model-tests/record-edit/*.table.test.ts"]
  },
  machineLogs: {
    mutate: ["src/machines/{chart-version,state-text}.ts"],
    judges: ["src/machines/state-text.test.ts", "model-tests/every-machine/machine-versions.table.test.ts"]
  }
}

export const targets: Readonly<Record<string, Target>> = { ...rules, ...machines }
