import { TestBed } from '@angular/core/testing';
import { test } from 'vitest';
import { checkPage } from '../../shared/check-page';
import { Page } from './page';

test('the page in jsdom', { timeout: 120_000 }, async () => {
  TestBed.createComponent(Page);
  await checkPage();
});
