// Types for frameworks that write properties and attributes differently.

/** Names with capitals: each is a property whose attribute has another name. */
type Capitalized<Properties> = Exclude<keyof Properties & string, Lowercase<keyof Properties & string>>;

/** Markup by the names of properties: `tileBg`, and no `tile-bg`. */
export type PropertiesOf<Markup> = Omit<Markup, keyof Markup & `${string}-${string}`>;

/** Markup by the names of attributes: `tile-bg`, and no `tileBg`. */
export type KebabPropertiesOf<Markup> = Omit<Markup, Capitalized<Markup>>;

/** What an attribute can say: text, numbers, and flags by their presence. */
export type AttributesOf<Markup> = {
  [Name in keyof KebabPropertiesOf<Markup>]?: Extract<
    KebabPropertiesOf<Markup>[Name],
    string | number | boolean | undefined
  >;
};
