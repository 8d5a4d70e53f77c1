import { stripVTControlCharacters } from "node:util"
import type { Reporter, TestModule } from "vitest/node"
import type { JudgeReport } from "./verdict.ts"

/** On one line, without colours, and not without end. */
const titleOf = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/gu, " ").slice(0, 200)

/** What a file of tests that has ended tells. */
const reportOf = (module: TestModule): JudgeReport => {
  const failed = [...module.children.allTests("failed")].map((test) => ({
    title: titleOf(test.fullName),
    isByAssertion: (test.result().errors ?? []).some(({ name }) => name === "AssertionError")
  }))
  const { duration, collectDuration, environmentSetupDuration } = module.diagnostic()
  return {
    file: module.relativeModuleId,
    problems: module.errors().map(({ message }) => titleOf(message)),
    failed,
    passed: [...module.children.allTests("passed")].length,
    seconds: (duration + collectDuration + environmentSetupDuration) / 1000
  }
}

/** Hears how each file of each project ended. */
export const listen = (hear: (project: string, report: JudgeReport) => void): Reporter => ({
  onTestModuleEnd: (module) => hear(module.project.name, reportOf(module))
})
