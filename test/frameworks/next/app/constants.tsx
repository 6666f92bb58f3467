import 'navii/react'; // types, nothing at run time

/** Elements that never change, in a server component. Another component imports their definitions. */
export function Constants() {
  return (
    <>
      <navii-avatar
        id="constant-avatar"
        seed="Countess, Ada"
        label="Ada &amp; Charles"
        mood="wink"
        packs="neon,garden"
        parts="topper:crown"
      />
      <navii-group
        id="constant-group"
        seeds='["Hopper, Grace",{"seed":"Alan","label":"Alan","mood":"happy"},7]'
        ring="auto"
      />
    </>
  );
}
