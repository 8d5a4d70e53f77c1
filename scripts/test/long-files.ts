/** Tests with a long run, of which `npm test` makes a fixed part (`long-runs.ts`). */
export const longFiles: Readonly<Record<string, string>> = {
  "calculator-answers": "model-tests/calculator-answers.model.test.ts",
  "simple-form": "model-tests/simple-form.model.test.ts",
  "cancellation-editors": "model-tests/cancellation-editors.model.test.ts",
  "session-tabs": "model-tests/session-tabs.model.test.ts",
  "order-session": "model-tests/order-session.model.test.ts",
  cancellations: "model-tests/cancellation-sequences.model.test.ts",
  "tabs-model": "model-tests/tabs.model.test.ts",
  "price-engine": "src/server/price-engine.test.ts",
  fuzz: "src/server/fuzz.test.ts",
  payments: "src/server/payments/charged-once.test.ts",
  canaries: "src/server/pages-canaries.test.ts",
  redirects: "src/server/redirects.test.ts",
  "dealer-redirect": "src/server/dealer-redirect.test.ts",
  "lines-cut": "src/server/order-lines-cut.test.ts",
  "database-restarts": "src/server/order-database-restart.test.ts",
  "placing-kinds": "src/server/placing-kinds.test.ts",
  "placing-edits": "src/server/placing-edits.test.ts",
  "order-days": "src/server/order-days.test.ts",
  "order-history": "src/server/order-history.test.ts",
  "tabs-journeys": "e2e/journeys/tabs.spec.ts"
}
