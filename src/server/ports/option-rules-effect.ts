import { Context, type Effect } from "effect"
import type { OfferList } from "../../domain/offer/offer.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** What rules about options come to in prices; promised by offers. */
export class OptionRulesEffect extends Context.Service<
  OptionRulesEffect,
  {
    /** What could be chosen by these rules. */
    readonly configuration: (key: RulesKey, rules: OptionRules) => ConfigurationData
    /** The offers of a wish that was checked by them; changes nothing that other users see. */
    readonly preview: (
      calculation: Calculation,
      rules: OptionRules,
      at: Date
    ) => Effect.Effect<OfferList, DatabaseUnreachable>
    /** Ends when this copy of the shop has what was published. */
    readonly inForce: (key: RulesKey, at: Date) => Effect.Effect<void, DatabaseUnreachable>
  }
>()("server/ports/OptionRulesEffect") {}
