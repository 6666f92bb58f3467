// Lets tests find elements by role within the page. Vitest leaves locators to the provider.
import { getByRoleSelector, Locator, selectorEngine } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

class PageLocator extends Locator {
  readonly selector: string;

  constructor(selector: string) {
    super();
    this.selector = selector;
  }

  protected locator(selector: string): Locator {
    return new PageLocator(`${this.selector} >> ${selector}`);
  }

  protected elementLocator(element: Element): Locator {
    return new PageLocator(selectorEngine.generateSelectorSimple(element));
  }
}

page.extend({
  getByRole: (role, options) => new PageLocator(getByRoleSelector(role, options)),
  elementLocator: (element) => new PageLocator(selectorEngine.generateSelectorSimple(element)),
});
