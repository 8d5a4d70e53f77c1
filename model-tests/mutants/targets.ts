/** What is changed, and the tests that have to notice it. */
export interface Target {
  /** Globs of the files that mutants are made of. */
  readonly mutate: ReadonlyArray<string>
  /** Globs of the tests that judge them. */
  readonly judges: ReadonlyArray<string>
}

const names = "model-tests/every-machine/machine-names.table.test.ts"
const validatedSteps = "model-tests/validated-steps/validated-steps.table.test.ts"

/**
 * Rules are judged by the tests beside them, machines by the tables that were written from the rules of the house:
 * paths that were generated from a machine are their own oracle, and would take the changed machine for right.
 */
export const targets: Readonly<Record<string, Target>> = {
  options: { mutate: ["src/domain/options/*.ts"], judges: ["src/domain/options/*.test.ts"] },
  calculatorRules: {
    mutate: ["src/domain/{calculator,offer,product}/*.ts"],
    judges: ["src/domain/{calculator,product}/*.test.ts"]
  },
  addresses: {
    mutate: ["src/domain/{address,place}/*.ts", "src/domain/iban.ts"],
    judges: ["src/domain/{address,place,product}/*.test.ts", "src/domain/iban.test.ts"]
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
  calculator: {
    mutate: ["src/machines/calculator.machine.ts", "src/machines/calculator/*.ts"],
    judges: ["model-tests/calculator/*.table.test.ts", names]
  },
  simpleCalculator: {
    mutate: ["src/machines/simple-calculator.machine.ts", "src/machines/simple-calculator/*.ts"],
    judges: ["model-tests/simple-calculator/*.table.test.ts", names]
  },
  bulkOrder: {
    mutate: ["src/machines/bulk-order.machine.ts", "src/machines/bulk-order/*.ts"],
    judges: ["model-tests/bulk-order/*.table.test.ts", names]
  },
  cancellation: {
    mutate: ["src/machines/cancellation.machine.ts", "src/machines/cancellation/*.ts"],
    judges: ["model-tests/cancellation/*.table.test.ts", names]
  },
  cancellationRow: {
    mutate: ["src/machines/cancellation-row.machine.ts"],
    judges: ["model-tests/cancellation-row/cancellation-row.table.test.ts", names]
  },
  cancellationNotes: {
    mutate: ["src/machines/cancellation-notes.machine.ts", "src/machines/cancellation-notes/*.ts"],
    judges: ["model-tests/cancellation-notes/*.table.test.ts", names]
  },
  cancellationRules: {
    mutate: ["src/domain/cancellation/*.ts"],
    judges: ["src/domain/cancellation/*.test.ts"]
  },
  openOrders: {
    mutate: ["src/machines/open-order{,s}.machine.ts", "src/machines/open-order/*.ts"],
    judges: ["model-tests/open-order{,s}/*.table.test.ts", names]
  },
  registration: {
    mutate: ["src/machines/registration.machine.ts", "src/machines/registration/*.ts"],
    judges: ["model-tests/registration/*.table.test.ts", names]
  },
  sessionRules: {
    mutate: ["src/domain/{account,registration}/*.ts"],
    judges: ["src/domain/{account,registration}/*.test.ts"]
  },
  session: {
    mutate: ["src/machines/session.machine.ts", "src/machines/session/*.ts"],
    judges: ["model-tests/session/*.table.test.ts", names]
  },
  editedList: {
    mutate: ["src/machines/edited-list.machine.ts"],
    judges: ["model-tests/edited-list/*.table.test.ts", names]
  },
  orderStart: {
    mutate: ["src/machines/order-start.machine.ts"],
    judges: [
      "model-tests/order-start/*.table.test.ts",
      "model-tests/every-machine/small-machines.table.test.ts",
      names
    ]
  },
  order: {
    mutate: ["src/machines/order.machine.ts", "src/machines/order/*.ts"],
    judges: ["model-tests/order/*.table.test.ts", validatedSteps, names]
  },
  orderRules: {
    mutate: ["src/domain/wizard/*.ts"],
    judges: ["src/domain/order/*.test.ts", "src/domain/wizard/*.test.ts", validatedSteps]
  },
  sepaMandate: {
    mutate: ["src/machines/sepa-mandate.machine.ts"],
    judges: ["model-tests/sepa-mandate/sepa-mandate.table.test.ts", names]
  },
  instalmentPlan: {
    mutate: ["src/machines/instalment-plan.machine.ts"],
    judges: ["model-tests/instalment-plan/instalment-plan.table.test.ts", names]
  },
  withdrawal: {
    mutate: ["src/machines/withdrawal.machine.ts"],
    judges: ["model-tests/withdrawal/withdrawal.table.test.ts", names]
  },
  paymentLife: {
    mutate: ["src/machines/payment-life.machine.ts"],
    judges: ["model-tests/payment-life/*.table.test.ts", names]
  },
  paymentRules: { mutate: ["src/domain/payment/*.ts"], judges: ["src/domain/payment/*.test.ts"] },
  orderLife: {
    mutate: ["src/machines/order-life.machine.ts", "src/machines/order-life/*.ts"],
    judges: ["model-tests/order-life/order-life.table.test.ts", "src/machines/order-life/*.test.ts", names]
  },
  orderLifeRules: {
    mutate: ["src/domain/order/life/*.ts"],
    judges: ["src/domain/order/life/*.test.ts", "model-tests/order-life/order-life.table.test.ts"]
  },
  legalRules: { mutate: ["src/domain/legal/*.ts"], judges: ["src/domain/legal/*.test.ts"] },
  export: {
    mutate: ["src/machines/export.machine.ts"],
    judges: ["model-tests/export/export.table.test.ts", names]
  },
  periodStatistic: {
    mutate: ["src/machines/period-statistic.machine.ts"],
    judges: ["model-tests/period-statistic/period-statistic.table.test.ts", names]
  },
  statistics: {
    mutate: ["src/domain/statistics/*.ts"],
    judges: ["src/domain/statistics/*.test.ts"]
  },
  csv: { mutate: ["src/domain/csv/*.ts"], judges: ["src/domain/csv/*.test.ts"] },
  recordEdit: {
    mutate: ["src/machines/record-edit.machine.ts", "src/domain/record/*.ts"],
    judges: ["model-tests/record-edit/record-edit.table.test.ts", "src/domain/record/*.test.ts", names]
  },
  priceAlarms: {
    mutate: ["src/machines/price-alarms.machine.ts", "src/machines/price-alarms/*.ts"],
    judges: ["model-tests/price-alarms/*.table.test.ts", names]
  },
  smallMachines: {
    mutate: [
      "src/machines/{price-differences,zip-check,country-hint,progress,chunk-reload,toast-queue}.machine.ts"
    ],
    judges: [
      "model-tests/{price-differences,progress,chunk-reload,toast-queue}/*.table.test.ts",
      "model-tests/every-machine/small-machines.table.test.ts",
      names
    ]
  },
  machineLogs: {
    mutate: ["src/machines/{chart-version,state-text}.ts"],
    judges: ["src/machines/state-text.test.ts", "model-tests/every-machine/machine-versions.table.test.ts"]
  }
}
