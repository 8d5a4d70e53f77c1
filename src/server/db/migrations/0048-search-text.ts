import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Replacements of letters from which Unicode normalisation removes no accent. */
const special: Readonly<Record<string, string>> = { æ: "a", œ: "o", ø: "o", ł: "l", đ: "d", ı: "i" }

/** Returns the search form of a letter, or nothing if the letter stays unchanged. */
const plainOf = (letter: string): string | undefined => {
  const bare = letter.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "")
  const plain = special[bare] ?? bare
  return plain !== letter && plain.length === 1 ? plain : undefined
}

const rangeOf = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

/** Latin letters with accents, and Greek and Cyrillic capital letters, whose case a database locale may not fold. */
const pairs = [...rangeOf(0xc0, 0x24f), ...rangeOf(0x370, 0x52f), ...rangeOf(0x1e00, 0x1fff)].flatMap(
  (letter) => {
    const plain = plainOf(letter)
    return plain === undefined ? [] : [[letter, plain] as const]
  }
)

/** All letters that are replaced, and their replacements, character by character. */
export const letters = pairs.map(([letter]) => letter).join("")
export const plain = pairs.map(([, each]) => each).join("")

/**
 * SQL function for the search form of texts for staff (rule desk.search), equal to `searchText`. It replaces single
 * characters only, because it runs for every placed order and must be fast.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.unsafe(`
    create function search_text(given text) returns text language sql immutable parallel safe return
      replace(replace(replace(replace(replace(
        translate(lower(normalize(given, NFC)), '${letters}', '${plain}'),
        'ß', 'ss'), 'ẞ', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`)
  const [place] = yield* sql<{ readonly schema: string }>`select quote_ident(current_schema()) as schema`
  // indexes are built without a search path, so the function must name the schema of the function that it calls
  const searchText = sql.literal(`${place?.schema ?? "public"}.search_text`)
  yield* sql`
    create or replace function order_words(order_number text, email text, receipt jsonb) returns text[]
    language plpgsql immutable parallel safe cost 1000 as $$
    declare
      texts text := order_number || ' ' || email;
      phones text[] := '{}';
      addresses jsonb[] := array[receipt -> 'deliveryAddress', receipt -> 'invoiceAddress'];
      address jsonb;
      dialled text;
    begin
      if jsonb_typeof(receipt -> 'stations') = 'array' and receipt -> 'stations' <> '[]' then
        addresses := addresses || array(
          select station -> 'address' from jsonb_array_elements(receipt -> 'stations') station);
      end if;
      foreach address in array addresses loop
        continue when address is null or jsonb_typeof(address) <> 'object';
        texts := concat_ws(' ', texts, address ->> 'companyName', address ->> 'firstName', address ->> 'lastName',
          address ->> 'zipCode', address ->> 'city');
        dialled := translate(replace(coalesce(address ->> 'phone', ''), '(0)', ''), ' ()/.-', '');
        if dialled like '00%' then
          dialled := '+' || substr(dialled, 3);
        end if;
        phones := phones || translate(address ->> 'phone', ' ()/.+-', '') || case
          when dialled like '+423%' then '0' || ltrim(substr(dialled, 5), '0')
          when dialled like '+49%' or dialled like '+43%' or dialled like '+41%' then '0' || ltrim(substr(dialled, 4), '0')
          else '' end;
      end loop;
      texts := translate(${searchText}(texts), E'\\t\\n\\r,;:()/"<>', '            ');
      return array_remove(array_remove(
        string_to_array(texts, ' ') || string_to_array(translate(texts, '@._+-''’', '       '), ' ') || phones,
        ''), null);
    end
    $$`
  yield* sql`reindex index customer_order_words`
})
