import { Context, type Effect } from "effect"
import type { OfferList } from "../../domain/offer/offer.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { OptionRules } from "../../domain/options/rules/option-rules.ts"
import type { RulesKey } from "../../domain/options/rules/rules-sheet.ts"
import type { DatabaseUnreachable } from "./database-unreachable.ts"

/** Shows how option rules affect options and prices; implemented by offers. */
export class OptionRulesEffect extends Context.Service<
  OptionRulesEffect,
  {
    /** Returns the available options under these rules. */
    readonly configuration: (key: RulesKey, rules: OptionRules) => ConfigurationData
    /** Calculates the offers for a calculation that was validated under these rules; other users are not affected. */
    readonly preview: (
      calculation: Calculation,
      rules: OptionRules,
      at: Date
    ) => Effect.Effect<OfferList, DatabaseUnreachable>
    /** Completes as soon as this server process uses the published rules. */
    readonly inForce: (key: RulesKey, at: Date) => Effect.Effect<void, DatabaseUnreachable>
  }
>()("server/ports/OptionRulesEffect") {}
