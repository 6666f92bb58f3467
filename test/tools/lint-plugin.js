// Defines a lint rule that oxlint does not have.

/** @typedef {{ readonly operator: string }} Operation */
/** @typedef {{ readonly report: (problem: { node: Operation, message: string }) => void }} Context */

/** `**` may round differently in each JavaScript engine (ECMA-262, Number::exponentiate), and drawings may not. */
const noExponent = {
  /** @param {Context} context */
  create(context) {
    /** @param {Operation} node */
    const check = (node) => {
      if (node.operator.startsWith('**')) context.report({ node, message: 'Engines may round `**` differently.' });
    };
    return { BinaryExpression: check, AssignmentExpression: check };
  },
};

export default { meta: { name: 'navii' }, rules: { 'no-exponent': noExponent } };
