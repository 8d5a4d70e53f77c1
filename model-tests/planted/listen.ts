import { stripVTControlCharacters } from "node:util"
import type { Reporter, TestModule } from "vitest/node"
import type { JudgeReport } from "./verdict.ts"

/** Formats a title on one line, without colours, and shortened. */
const titleOf = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(/\s+/gu, " ").slice(0, 200)

/** Creates the report of a finished test file. */
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

/** Creates a reporter that passes on the result of each file of each project. */
export const listen = (hear: (project: string, report: JudgeReport) => void): Reporter => ({
  onTestModuleEnd: (module) => hear(module.project.name, reportOf(module))
})
