import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin"

/**
 * `types: {…}` in `setup(...)` speaks to the compiler alone: no run can tell it from another one, so that its mutants
 * would only hide those that matter.
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
