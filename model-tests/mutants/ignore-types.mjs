import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin"

/**
 * `types: {…}` in `setup(...)` only concerns the compiler: no test run can detect a change there, so its mutants would
 * only hide the relevant ones.
 */
const typesOfMachines = {
  shouldIgnore(path) {
    const isTypes =
      path.isObjectProperty() && path.node.key.type === "Identifier" && path.node.key.name === "types"
    const isOfSetup = path.parentPath?.parentPath?.node.callee?.name === "setup"
    return isTypes && isOfSetup ? "seen by the compiler only" : undefined
  }
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, "typesOfMachines", typesOfMachines)]
